"use client";

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

const Pictures = createContext<string | null>(null);

/** Says where pictures of cards load from (`SET/ImageFile.jpg` below it); null: cards are drawn only. */
export function PicturesProvider({
  base,
  children,
}: {
  readonly base: string | null;
  readonly children: ReactNode;
}) {
  return <Pictures value={base}>{children}</Pictures>;
}

interface PictureProps {
  readonly set: string;
  readonly image: string;
  readonly className?: string;
}

/** Lays the card's picture over the drawn card once it has loaded; where it is missing nothing changes. */
export function CardPicture({ set, image, className = "" }: PictureProps) {
  const base = useContext(Pictures);
  const [loaded, setLoaded] = useState(false);
  const check = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth > 0) setLoaded(true);
  }, []);
  if (!base) return null;
  const address = `${base.replace(/\/$/, "")}/${encodeURIComponent(set)}/${encodeURIComponent(image)}.jpg`;
  return (
    // biome-ignore lint/performance/noImgElement: pictures come from another machine, as they are
    <img
      ref={check}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      data-loaded={loaded}
      onLoad={() => setLoaded(true)}
      className={className}
    />
  );
}
