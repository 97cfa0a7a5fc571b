import './theme.css';

export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Dresses the page; 'system' follows prefers-color-scheme. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}
