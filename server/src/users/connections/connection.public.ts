export { assetsBetween } from './connection-page.ts'
export { closeDuplicate, closeDuplicates } from './close-duplicates.ts'
export { connectionsOf } from './connection.access.ts'
export { type Reachable, findReachable, findSeenConnection } from './connection-lists.queries.ts'
export { presentCard } from './connection.present.ts'
export {
  CONNECTION_COLUMNS,
  type ConnectionRow,
  type JoinedConnection,
  findConnection,
  findJoined,
  lockConnection,
  lockConnectionOfPair,
  lockJoined,
  setAddressee,
  setSentAgain,
} from './connection.queries.ts'
export { type Moving, asJoined, checkStep, connectionPath, lockForStep, moveConnection, sideOf } from './connection-steps.ts'
export { connectThroughLease } from './connect-through-lease.ts'
export { wishToConnect } from './connection-words.ts'
export { deliverInvitation } from './deliver-invitation.ts'
export { findInvitationBehind, isConnectedBehind } from './invitation-link.ts'
export { invite } from './invite.ts'
export { findCoolDown, findDefaultProfile, findHolder, getSender } from './invite.queries.ts'
export { noteConnectionEvent, noteConnectionEvents } from './note-event.ts'
