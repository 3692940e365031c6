export {
  exchangeToken,
  getIdentityToken,
  isWithoutMember,
  requestVerification,
  revokeToken,
  signInIdentity,
  signOutIdentity,
  signUpIdentity,
} from './api.ts';
export { loadPhoneForm } from './load-phone-form.ts';
export { toSignInFault } from './sign-in-fault.ts';
