export { checkStorageRoom, findFullPlan } from './storage-room.ts'
export { memberLimitOf } from './member-limit.queries.ts'
export { signatureLimitOf } from './signature-limit.queries.ts'
export { movePlan } from './move-plan.ts'
