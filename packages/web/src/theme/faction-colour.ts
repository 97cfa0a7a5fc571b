/** The custom property of a faction's colour; theme.css gives it for both themes. */
export const factionColour = (faction: string): string => `var(--${faction.replaceAll('_', '-')})`;
