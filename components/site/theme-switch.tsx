import { MoonIcon, SunIcon, SystemIcon } from "@/components/ui/icons";

export type Theme = "light" | "dark" | "system";

const CHOICES = [
  { theme: "system", name: "As the system", icon: SystemIcon },
  { theme: "light", name: "Light theme", icon: SunIcon },
  { theme: "dark", name: "Dark theme", icon: MoonIcon },
] as const;

interface ThemeSwitchProps {
  readonly theme: Theme;
  /** Stores the choice; given by the layout. */
  readonly action: (form: FormData) => Promise<void>;
}

export function ThemeSwitch({ theme, action }: ThemeSwitchProps) {
  return (
    <form action={action} className="flex rounded-soft border border-line">
      <fieldset className="flex">
        <legend className="sr-only">Theme</legend>
        {CHOICES.map(({ theme: choice, name, icon: Icon }) => (
          <button
            key={choice}
            type="submit"
            name="theme"
            value={choice}
            aria-pressed={theme === choice}
            title={name}
            className="grid size-11 place-items-center rounded-soft text-ink-faint hover:text-ink aria-pressed:bg-raised aria-pressed:text-signal md:size-9"
          >
            <Icon />
            <span className="sr-only">{name}</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
