export { checkStorageRoom, findFullPlan } from './storage-room.ts'
