import { launchBrowser, openVisitor, type Visitor } from '../browser/browser.ts';
import { makeDataDir, removeDataDir, startServer } from '../server/start-server.ts';
import { enterDemo } from './arrive.ts';

/** A server with the demo, and two of its people, in a browser that draws no maps. */
export interface DemoPair {
  readonly admin: Visitor;
  readonly editor: Visitor;
  close(): Promise<void>;
}

export async function openDemoPair(): Promise<DemoPair> {
  const server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  const browser = await launchBrowser('none');
  const admin = await openVisitor(browser, server.url);
  const editor = await openVisitor(browser, server.url);
  await enterDemo(admin.page, 'admin');
  await enterDemo(editor.page, 'editor');
  return {
    admin,
    editor,
    async close() {
      await browser.close();
      await server.stop();
      await removeDataDir(server.dataDir);
    },
  };
}
