import { defineConfig } from 'vite';
import { offlineWorker } from './offline-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the built table works from any host and any folder of it.
  base: './',
  oxc: { jsx: { runtime: 'automatic' } },
  worker: { format: 'es' },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 1000 },
  plugins: [offlineWorker()],
});
