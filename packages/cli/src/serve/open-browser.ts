import { spawn } from 'node:child_process';

/** What opens an address here; null where nobody would see it. */
export function openerFor(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): readonly [command: string, ...args: string[]] | null {
  if (!isTerminal || (env.CI !== undefined && env.CI !== '')) return null;
  switch (platform) {
    case 'darwin':
      return ['open'];
    case 'win32':
      return ['cmd', '/c', 'start', ''];
    case 'linux':
      return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
    default:
      return null;
  }
}

/** Opens the address in a browser where a desktop is present. */
export function openBrowser(
  address: string,
  opener = openerFor(process.platform, process.env, process.stdout.isTTY === true),
): void {
  if (opener === null) return;
  const [command, ...args] = opener;
  const opened = spawn(command, [...args, address], { detached: true, stdio: 'ignore' });
  // The address is printed anyway.
  opened.on('error', () => undefined);
  opened.unref();
}
