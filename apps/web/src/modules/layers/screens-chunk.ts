// The screens of layers, loaded together.
export { LayerCreatePage } from './creating/layer-create-page.tsx';
export { OrganizationLayersPage } from './list/organization-layers-page.tsx';
export { LayerPage } from './page/layer-page.tsx';
