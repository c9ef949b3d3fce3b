import type { ReactNode } from "react";

function Icon({
  children,
  className = "size-4",
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`inline-block shrink-0 ${className}`}
    >
      {children}
    </svg>
  );
}

interface IconProps {
  readonly className?: string;
}

export const SearchIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M7 2.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6ZM10.6 10.6 14 14" />
  </Icon>
);
export const CloseIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="m3.5 3.5 9 9m0-9-9 9" />
  </Icon>
);
export const ListIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M2 4h12M2 8h12M2 12h12" />
  </Icon>
);
export const GalleryIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M2.5 2.5h4.5v11H2.5zM9 2.5h4.5v11H9z" />
  </Icon>
);
export const FilterIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M2 4h5m4 0h3M9 2.5v3M2 8h1.5m4 0H14M5.5 6.5v3M2 12h7m4 0h1M11 10.5v3" />
  </Icon>
);
export const UpIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M8 13.5v-11M3.5 7 8 2.5 12.5 7" />
  </Icon>
);
export const DownIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M8 2.5v11M3.5 9 8 13.5 12.5 9" />
  </Icon>
);
export const SystemIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Z" />
    <path d="M8 2a6 6 0 0 1 0 12Z" fill="currentColor" />
  </Icon>
);
export const SunIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M8 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6ZM8 1v1.5m0 11V15M1 8h1.5m11 0H15M3 3l1.1 1.1m7.8 7.8L13 13m0-10-1.1 1.1M4.1 11.9 3 13" />
  </Icon>
);
export const MoonIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M13.5 9.7A6 6 0 0 1 6.3 2.5a6 6 0 1 0 7.2 7.2Z" />
  </Icon>
);
