// npm run build:packages: makes the packages others can install, in dist/packages.
import { relative } from 'node:path';
import { BUILT, buildPackages } from './build.ts';

const [folder] = process.argv.slice(2);
if (folder?.startsWith('-')) {
  console.log(
    'Usage: npm run build:packages [-- <folder>]\n\nBuilds the packages others can install; dist/packages when no folder is given.',
  );
  process.exit(folder === '--help' ? 0 : 2);
}
const into = folder ?? BUILT;
await buildPackages(into, (line) => console.log(`built ${line}`));
console.log(
  `in ${relative(process.cwd(), into) || '.'}: \`npm pack\` or \`npm publish\` takes each folder as it is`,
);
