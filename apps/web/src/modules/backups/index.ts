export { LastBackups } from './components/last-backups.tsx';
