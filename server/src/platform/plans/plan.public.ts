export { checkStorageRoom, findFullPlan } from './storage-room.ts'
export { endPlan } from './end-plan.queries.ts'
