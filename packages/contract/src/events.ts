import { z } from 'zod';
import { beacon, beaconClose, beaconFix } from './beacons/schema.ts';
import { bbox, id, timestamp } from './common.ts';
import { deviceNext } from './devices/schema.ts';
import { GEOMETRY_TYPES } from './features/geometry.ts';
import { fencePrompt } from './geofence/prompt.ts';
import { JOB_STATES } from './jobs/schema.ts';
import { presence, presenceClose, presenceState } from './presence/schema.ts';

/** The columns of a feature that an event carries; the rest is fetched by code when needed. */
export const featureEventRow = z.object({
  code: z.string(),
  name: z.string(),
  type: z.enum(GEOMETRY_TYPES),
  color: z.string(),
  bbox,
});
export type FeatureEventRow = z.infer<typeof featureEventRow>;

/** The payload of each event type. Ids and small rows only. */
export const EVENT_PAYLOADS = {
  'feature.created': z.object({
    features: z.array(featureEventRow),
    /** For large batches: the number of features, none of which is named. */
    unnamed_count: z.number().int().positive().optional(),
  }),
  'feature.updated': z.object({ features: z.array(featureEventRow) }),
  'feature.deleted': z.object({ codes: z.array(z.string()) }),
  'project.created': z.object({ project_id: id, parent_id: id.nullable() }),
  'project.updated': z.object({ project_id: id }),
  'project.deleted': z.object({ project_id: id }),
  'project.restored': z.object({ project_id: id }),
  'project.moved': z.object({ project_id: id }),
  /** A note on a feature was written or deleted. */
  'note.changed': z.object({ code: z.string() }),
  /** Somebody crossed a geofence, or what was told of it was corrected. */
  'geofence.crossed': z.object({ code: z.string() }),
  /** Positions are kept for another time, or a trail was deleted. */
  'trails.changed': z.object({ project_id: id }),
  /** A device was added, changed or deleted. */
  'device.changed': z.object({ project_id: id, device_id: id }),
  /** A rule of who is told of geofences was added, changed or deleted. */
  'fence_rule.changed': z.object({ project_id: id }),
  'tag.changed': z.object({ project_id: id }),
  /** A saved view was made, changed or deleted. */
  'view.changed': z.object({ project_id: id }),
  'project_member.changed': z.object({ project_id: id, member_id: id }),
  'template.created': z.object({ template_id: id }),
  'template.updated': z.object({ template_id: id }),
  'template.deleted': z.object({ template_id: id }),
  'project_invite.changed': z.object({ project_id: id }),
  'organization_invite.changed': z.object({ organization_id: id }),
  /** The member's received invites changed. */
  'invite.received': z.object({ organization_id: id }),
  /** A background job changed its state; its progress comes as an ephemeral message. */
  'job.changed': z.object({ job_id: z.uuid(), kind: z.string(), state: z.enum(JOB_STATES) }),
  'organization.updated': z.object({ organization_id: id }),
  'organization_member.changed': z.object({ organization_id: id, member_id: id }),
  'layer.created': z.object({ code: z.string() }),
  /** Its name, visibility, opacity, filter or contents changed. */
  'layer.updated': z.object({ code: z.string() }),
  'layer.moved': z.object({ code: z.string() }),
  'layer.deleted': z.object({ code: z.string() }),
  /** The member chose an opacity of their own, or that of the layer again. */
  'layer.chosen': z.object({ code: z.string() }),
  'layer.status': z.object({ code: z.string(), status: z.number().int() }),
  /** The same, by the name of the product’s specification, for clients that are written to it. */
  task: z.object({ code: z.string(), status: z.number().int() }),
  /** A written report was started, ended or deleted. */
  'ai_report.changed': z.object({ code: z.string() }),
  'member.updated': z.object({ member_id: id }),
} as const;

export type EventType = keyof typeof EVENT_PAYLOADS;
export type EventPayload<T extends EventType> = z.infer<(typeof EVENT_PAYLOADS)[T]>;

/** The payload of each type of ephemeral message: sent to those who listen now, and not kept. */
export const EPHEMERAL_PAYLOADS = {
  'job.progressed': z.object({ job_id: z.uuid(), progress: z.number(), stage: z.string().nullable() }),
  'beacon.next': beacon,
  'beacon.close': beaconClose,
  'presence.next': presence,
  'presence.close': presenceClose,
  /** The member crossed a geofence that asks for something. */
  'geofence.asked': fencePrompt,
  'device.next': deviceNext,
  /** A radar station was read. */
  'radar.read': z.object({ radar_id: id }),
} as const;

export type EphemeralType = keyof typeof EPHEMERAL_PAYLOADS;
export type EphemeralPayload<T extends EphemeralType> = z.infer<(typeof EPHEMERAL_PAYLOADS)[T]>;

/** `project:12`, `organization:3`, or `member:7` (the member's own). */
export const topic = z
  .string()
  .max(40)
  .regex(
    /^(project|organization|member):[1-9]\d{0,9}$/,
    'Give a topic as project:1, organization:1 or member:1.',
  );
export type Topic = `project:${number}` | `organization:${number}` | `member:${number}`;

/** An entry of a topic’s log. `seq` increases by one within its topic, without gaps. */
export interface LoggedEvent<T extends EventType = EventType> {
  readonly topic: Topic;
  readonly seq: number;
  readonly type: T;
  readonly payload: EventPayload<T>;
  readonly member_id: number | null;
  readonly created_at: string;
}

/** A message to the listeners of a topic that is in no log: whoever misses it reads the state again. */
export type EphemeralMessage<T extends EphemeralType = EphemeralType> = {
  [One in T]: { readonly topic: Topic; readonly type: One; readonly payload: EphemeralPayload<One> };
}[T];

const requestId = z.string().min(1).max(64);

/** A message from client to server. The first one must be the `rpc` named `auth`. */
export const clientMessage = z.discriminatedUnion('action', [
  z.discriminatedUnion('method', [
    z.strictObject({
      action: z.literal('rpc'),
      id: requestId,
      method: z.literal('auth'),
      params: z.strictObject({ access_token: z.string().max(4096) }),
    }),
    z.strictObject({ action: z.literal('rpc'), id: requestId, method: z.literal('ping') }),
  ]),
  /**
   * `seq` is the last event seen of the topic: missed events are sent first, then live ones. Who has seen none, and read
   * before, says how long ago at most, `within_ms`: the events of that time, or of the last 30 s of it, are sent first.
   */
  z.strictObject({
    action: z.literal('sub'),
    topic,
    seq: z.number().int().min(0).optional(),
    within_ms: z.number().min(0).optional(),
  }),
  z.strictObject({ action: z.literal('unsub'), topic }),
  /** The own position or presence, to those who listen to a project's topic: one must listen to it too. Never in the log. */
  z.discriminatedUnion('type', [
    z.strictObject({
      action: z.literal('pub'),
      id: requestId,
      topic,
      type: z.literal('beacon.next'),
      payload: beaconFix,
    }),
    z.strictObject({
      action: z.literal('pub'),
      id: requestId,
      topic,
      type: z.literal('beacon.close'),
    }),
    /** That one's page shows the project, and what of it. */
    z.strictObject({
      action: z.literal('pub'),
      id: requestId,
      topic,
      type: z.literal('presence.next'),
      payload: presenceState,
    }),
    z.strictObject({
      action: z.literal('pub'),
      id: requestId,
      topic,
      type: z.literal('presence.close'),
    }),
  ]),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type Publication = Extract<ClientMessage, { action: 'pub' }>;
export type PresencePublication = Extract<Publication, { type: 'presence.next' | 'presence.close' }>;
export type BeaconPublication = Exclude<Publication, PresencePublication>;

const socketEvent = z.object({
  action: z.literal('event'),
  topic: z.string(),
  seq: z.number().int(),
  type: z.string(),
  payload: z.unknown(),
  member_id: id.nullable(),
  created_at: timestamp,
});

/** A message from server to client. */
export const serverMessage = z.discriminatedUnion('action', [
  z.object({ action: z.literal('result'), id: z.string(), ok: z.literal(true) }),
  z.object({ action: z.literal('error'), id: z.string().nullable(), code: z.string(), detail: z.string() }),
  /** The subscription is active; `seq` is the topic’s last event at that moment. */
  z.object({ action: z.literal('subscribed'), topic: z.string(), seq: z.number().int() }),
  /** The subscription ended, because the member unsubscribed or lost access. */
  z.object({ action: z.literal('unsubscribed'), topic: z.string(), reason: z.enum(['asked', 'lost']) }),
  socketEvent,
  z.object({ action: z.literal('ephemeral'), topic: z.string(), type: z.string(), payload: z.unknown() }),
  /** Ephemeral messages of a topic were left out, since the client reads too slowly: read the state again. */
  z.object({ action: z.literal('missed'), topic: z.string() }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
