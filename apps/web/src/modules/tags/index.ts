export { useOrganizationTags, useTags } from './api.ts';
export { FeatureTagsField, type FormTag } from './components/feature-tags-field.tsx';
export { TagsSection } from './components/tags-section.tsx';
export { tagsTexts } from './tags-texts.ts';
