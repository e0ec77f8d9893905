export { assetsBetween } from './connected-assets.ts'
export { closeDuplicate, closeDuplicates } from './close-duplicates.ts'
export { connectionOfCall, connectionsOf } from './connection.access.ts'
export { ANY_CONNECTION, type ListedConnection, findSeenConnection, listConnections } from './connection-lists.queries.ts'
export { presentCard } from './connection.present.ts'
export {
  type ConnectionRow,
  type JoinedConnection,
  type JoinedWithTenant,
  findConnection,
  findJoined,
  listJoinedByEmail,
  lockConnection,
  lockConnectionOfPair,
  lockJoined,
  lockJoinedWithTenant,
  setAddressee,
  setSentAgain,
} from './connection.queries.ts'
export { type Moving, asJoined, checkStep, connectionPath, lockForStep, moveConnection, sideOf } from './connection-steps.ts'
export { connectThroughLease } from './connect-through-lease.ts'
export { wishToConnect } from './connection-words.ts'
export { deliverInvitation } from './deliver-invitation.ts'
export { findInvitationBehind, isConnectedBehind } from './invitation-link.ts'
export { countAddress, invite, type NewInvitation } from './invite.ts'
export { findCoolDown, findDefaultProfile, findHolder, getSender } from './invite.queries.ts'
export {
  callInvitedOtherwise,
  eraseInvited,
  eraseWords,
  giveInvitationsToPerson,
  listInvitedAmong,
  listOverdue,
  lockInvitationsOf,
  lockLiveConnections,
  lockSomeLiveConnections,
  lockOverdue,
  lockUnattached,
} from './live-connections.queries.ts'
export { listConnectedAmong } from './joined-among.queries.ts'
export { recordConnectionEvent, recordConnectionEvents } from './record-event.ts'
export { getJoinedUserConnections } from './get-joined-user-connections.ts'
export { getRequestedUserConnections } from './get-requested-user-connections.ts'
export { getUserConnections } from './get-user-connections.ts'
export { getUserConnectionsHistory } from './get-user-connections-history.ts'
export { type SharedRow, countShared, countSharedNow, firstShared } from './shared-assets.queries.ts'
export { text as connectionText } from './connection.text.ts'
