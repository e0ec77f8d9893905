export { tellEnded } from './end-connection.ts'
export { tellJoined } from './take-over.ts'
