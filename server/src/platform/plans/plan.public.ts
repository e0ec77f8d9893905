export { checkStorageRoom, findFullPlan } from './storage-room.ts'
export { movePlan } from './move-plan.ts'
