import { enableCompileCache } from 'node:module';

// Halves the time a command takes to start; it helps only modules imported from here on.
enableCompileCache();
const { runCommandLine } = await import('./command-line.ts');

// A reader that has seen enough, such as head, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runCommandLine(process.argv.slice(2));
