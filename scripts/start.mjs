// The one command that starts Waypost: installs, builds the web where stale, and runs the server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureProjectNode, root, runInPlace } from './ensure-installed.mjs';

await ensureProjectNode(fileURLToPath(import.meta.url));
const { isWebStale, markWebFresh } = await import('./web-freshness.mjs');

const web = join(root, 'apps', 'web');
if (isWebStale()) {
  console.log('Building the web (after a change only; about half a minute)…');
  const options = { cwd: web, stdio: ['ignore', 'ignore', 'inherit'] };
  const build = spawn(process.execPath, [join(web, 'scripts', 'build.ts')], options);
  const server = join(root, 'apps', 'server', 'src');
  // The other core has nothing to do meanwhile. Where this fails, the start makes its database from nothing.
  const isEmbedded = !process.env.DATABASE_URL;
  const ahead = isEmbedded && spawn(process.execPath, [join(server, 'make-blank-database.ts')], options);
  const [[code]] = await Promise.all([once(build, 'exit'), ahead && once(ahead, 'exit')]);
  if (code !== 0) {
    console.error('The web could not be built; see above.');
    process.exit(code ?? 1);
  }
  markWebFresh();
}

// Evaluation mode is this command's default alone: a server started otherwise has no demo and no made-up third parties.
// A person at a terminal wants the address, not a log.
const env = {
  SANDBOX: 'on',
  LOG_LEVEL: 'warn',
  WEB_DIR: join(web, 'dist'),
  // The server's modules are compiled once, which halves the time that loading them takes at each start.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'waypost-server'),
  ...process.env,
};
await runInPlace(process.execPath, [join(root, 'apps', 'server', 'src', 'main.ts')], env);
