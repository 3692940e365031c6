export {
  exchangeToken,
  getIdentityToken,
  isWithoutMember,
  revokeToken,
  signInIdentity,
  signOutIdentity,
  signUpIdentity,
} from './api.ts';
export { toSignInFault } from './sign-in-fault.ts';
