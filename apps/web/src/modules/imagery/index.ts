export { imageryAccessQuery, mosaicsQuery } from './api.ts';
export { ImageryKeySection } from './imagery-key-section.tsx';
