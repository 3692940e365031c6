// A provider of imagery in a process of its own, as providers are elsewhere: what it does takes nobody's time.
import { startPlanetSandbox } from '@waypost/sandbox';

/** How a provider fails. */
export type Outage = 'hang' | 'error' | 'garbage' | 'refused';
/** What is asked of it; each is answered, the first by the settings of a server that asks there. */
export type Asked = { readonly begin: true } | { readonly fail: Outage } | { readonly comeBack: Outage };

let planet = await startPlanetSandbox();
const port = Number(new URL(planet.url).port);

async function fail(outage: Outage): Promise<void> {
  if (outage === 'refused') await planet.close();
  else planet.setFault(outage);
}

/** At the same address. */
async function comeBack(outage: Outage): Promise<void> {
  if (outage === 'refused') planet = await startPlanetSandbox({ port });
  else planet.setFault('none');
}

process.on('message', async (asked: Asked) => {
  if ('fail' in asked) await fail(asked.fail);
  if ('comeBack' in asked) await comeBack(asked.comeBack);
  process.send?.('begin' in asked ? planet.env : {});
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
