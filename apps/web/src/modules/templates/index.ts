export { useTemplates } from './api.ts';
