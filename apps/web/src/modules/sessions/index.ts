export {
  changeEmail,
  changePassword,
  exchangeToken,
  getIdentityProfile,
  getIdentityToken,
  IdentityError,
  isWithoutMember,
  renameIdentity,
  requestPasswordReset,
  requestVerification,
  revokeToken,
  signInIdentity,
  signOutIdentity,
  signUpIdentity,
} from './api.ts';
export { GoogleEntry } from './components/google-entry.tsx';
export { SignInElsewhere } from './components/sign-in-elsewhere.tsx';
export { loadPhoneForm } from './load-phone-form.ts';
export { toSignInFault } from './sign-in-fault.ts';
