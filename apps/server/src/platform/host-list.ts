import { z } from 'zod';

/** Hosts with their ports, as in an address, separated by commas. */
export const hostList = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine(
    (hosts) => hosts.every((host) => URL.canParse(`https://${host}`) && !/[/?#@]/.test(host)),
    'must be hosts such as hooks.internal or 10.0.0.5:8080, separated by commas',
  );
