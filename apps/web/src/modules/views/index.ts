export { ViewsButton } from './components/views-button.tsx';
