const STORAGE_KEY = 'waypost.banner-dismissed';

/** Whether this browser session wants to see no more that the server runs in evaluation mode. */
export const isBannerDismissed = (): boolean => sessionStorage.getItem(STORAGE_KEY) !== null;

export const dismissBanner = (): void => sessionStorage.setItem(STORAGE_KEY, '1');
