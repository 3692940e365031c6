import { launchBrowser, openVisitor } from './src/browser.ts';
import { exploreDemo, findDemoPlaces } from './src/demo.ts';
const browser = await launchBrowser();
for (const [scheme, width, height] of [['light',1440,900],['dark',1440,900],['light',390,844]] as const) {
  const v = await openVisitor(browser, 'http://127.0.0.1:8290', { colorScheme: scheme, width, height });
  const { page } = v;
  await exploreDemo(page, 'admin');
  const demo = await findDemoPlaces(page);
  await page.goto(`${demo.projectPath}/home`);
  await page.getByRole('button', { name: 'Map settings' }).click();
  await page.waitForTimeout(3000);
  await page.screenshot({ path: `/tmp/map-a-${scheme}-${width}.png` });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Compare two maps' }).click();
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/map-b-${scheme}-${width}.png` });
  await page.getByRole('button', { name: 'Map settings' }).click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/map-c-${scheme}-${width}.png` });
  console.log(scheme, width, v.complaints, page.url());
  await v.context.close();
}
await browser.close();
