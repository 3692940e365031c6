export { useOrganizationTags } from './api.ts';
export { TagsSection } from './components/tags-section.tsx';
