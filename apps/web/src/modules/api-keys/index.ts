export { ApiKeyList } from './components/api-key-list.tsx';
