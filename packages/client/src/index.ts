export { ApiError } from './api-error.ts';
export {
  type CallInput,
  type CallOutput,
  type ClientOptions,
  createHttpClient,
  type HttpClient,
  type TokenSource,
} from './http-client.ts';
export { SocketClient, type SocketOptions, type SocketState } from './socket-client.ts';
