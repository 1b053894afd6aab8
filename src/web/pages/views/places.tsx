import type { VNode } from 'preact';

type PlacesProps = { label: string; places: Readonly<Record<string, string>>; here: string };

/** The menu of pages that belong together, by their names. */
export function Places({ label, places, here }: PlacesProps): VNode {
  return (
    <nav class="places" aria-label={label}>
      {Object.entries(places).map(([name, path]) => (
        <a key={name} class="place" href={path} aria-current={name === here ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
