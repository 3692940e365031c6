// The command that starts Waypost: installs, builds the web if out of date, and runs the server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureProjectNode, root, runInPlace } from './machine/ensure-installed.mjs';

await ensureProjectNode(fileURLToPath(import.meta.url));
const { isWebStale, markWebFresh } = await import('./suite/web-freshness.mjs');

const web = join(root, 'apps', 'web');
if (isWebStale()) {
  console.log('Building the web (after a change only; about half a minute)…');
  const options = { cwd: web, stdio: ['ignore', 'ignore', 'inherit'] };
  const build = spawn(process.execPath, [join(web, 'scripts', 'build.ts')], options);
  const server = join(root, 'apps', 'server', 'src');
  // The other core is idle meanwhile. What fails here, the server does itself when it is needed.
  const programs = process.env.DATABASE_URL
    ? ['make-places.ts']
    : ['make-blank-database.ts', 'make-places.ts'];
  const makeAhead = async () => {
    for (const name of programs) await once(spawn(process.execPath, [join(server, name)], options), 'exit');
  };
  const [[code]] = await Promise.all([once(build, 'exit'), makeAhead()]);
  if (code !== 0) {
    console.error('The web could not be built; see above.');
    process.exit(code ?? 1);
  }
  markWebFresh();
}

// Evaluation mode is the default of this command only: a server started otherwise has no demo and no simulated third
// parties. In a terminal it prints the address instead of a log.
const env = {
  SANDBOX: 'on',
  LOG_LEVEL: 'warn',
  WEB_DIR: join(web, 'dist'),
  // Compiled modules are cached, which halves their loading time at each start.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'waypost-server'),
  ...process.env,
};
await runInPlace(process.execPath, [join(root, 'apps', 'server', 'src', 'main.ts')], env);
