import '@fontsource-variable/inter/wght.css';
import './ui/mantine-styles.ts';
import './ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadAfterDeploy } from './app/reload-after-deploy.ts';
import { startI18n } from './i18n/i18n.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');

reloadAfterDeploy();
await startI18n();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
