/** The lifetime of an access token, in seconds. */
export const ACCESS_TOKEN_SECONDS = 600;
