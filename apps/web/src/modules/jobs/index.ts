export { JobQueueTable } from './components/job-queue-table.tsx';
