import { useQuery } from '@tanstack/react-query';
import {
  BEACON_MAX_AGE_MS,
  type Device,
  type DeviceAssignment,
  type DeviceCreate,
  type DeviceUpdate,
  deviceEndpoints,
  type EphemeralMessage,
} from '@waypost/contract';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';
import { withMoved } from './device-list.ts';

const PRUNE_MS = 2 * 60_000;

/** The devices of a project, with their last positions. */
export function useDevices(projectId: number) {
  const fallback = useFallbackInterval();
  return useQuery({
    queryKey: queryKeys.devices(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(deviceEndpoints.listDevices, { params: { project_id: projectId }, signal }),
    refetchInterval: fallback === false ? PRUNE_MS : fallback,
    staleTime: BEACON_MAX_AGE_MS,
  });
}

/** Moves a device on the map. */
export function showDevice(message: EphemeralMessage): void {
  if (message.type !== 'device.next') return;
  const { project_id, device_id, position } = message.payload;
  const queryKey = queryKeys.devices(project_id);
  // An answer that is under way may not have this position yet.
  if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey });
  queryClient.setQueryData<Device[]>(queryKey, (all) => all && withMoved(all, device_id, position));
}

const refresh = (projectId: number) =>
  queryClient.invalidateQueries({ queryKey: queryKeys.devices(projectId) });
const pathOf = ({ project_id, device_id }: Device) => ({ params: { project_id, device_id } });

/** Adds a device. @returns its key, which is never shown again. */
export async function addDevice(projectId: number, body: DeviceCreate): Promise<string> {
  const params = { project_id: projectId };
  const { key } = await getHttp().call(deviceEndpoints.createDevice, { params, body });
  await refresh(projectId);
  return key ?? '';
}

/** Renames a device, gives it another icon, or says whose it is. */
export async function changeDevice(device: Device, body: DeviceUpdate): Promise<void> {
  await getHttp().call(deviceEndpoints.updateDevice, { ...pathOf(device), body });
  await refresh(device.project_id);
}

/** Gives a device another key. @returns it. */
export async function renewKey(device: Device): Promise<string> {
  const { key } = await getHttp().call(deviceEndpoints.renewDeviceKey, pathOf(device));
  await refresh(device.project_id);
  return key;
}

export async function revokeKey(device: Device): Promise<void> {
  await getHttp().call(deviceEndpoints.revokeDeviceKey, pathOf(device));
  await refresh(device.project_id);
}

export async function deleteDevice(device: Device): Promise<void> {
  await getHttp().call(deviceEndpoints.deleteDevice, pathOf(device));
  await refresh(device.project_id);
}

/** Takes back that a device was given to someone. */
export async function removeCarrier(device: Device, { from }: DeviceAssignment): Promise<void> {
  const body = device.assignments.filter((one) => one.from !== from);
  await getHttp().call(deviceEndpoints.assignDevice, { ...pathOf(device), body });
  await refresh(device.project_id);
}

/** Gives a device to someone or something from a date on. */
export async function assignDevice(device: Device, assignment: DeviceAssignment): Promise<void> {
  const others = device.assignments.filter(({ from }) => from !== assignment.from);
  await getHttp().call(deviceEndpoints.assignDevice, { ...pathOf(device), body: [...others, assignment] });
  await refresh(device.project_id);
}
