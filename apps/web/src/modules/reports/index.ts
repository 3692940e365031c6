export { hasReportsTab } from './has-reports-tab.ts';
