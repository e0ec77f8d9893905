export { notifyEnded } from './end-connection.ts'
export { notifyJoined } from './take-over.ts'
