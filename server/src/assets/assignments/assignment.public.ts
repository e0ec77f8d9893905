export { assignProposed } from './assign-proposed.ts'
export { assignmentsToEnd } from './assignments-to-end.ts'
export { endAssignmentsOf } from './end-assignments.ts'
export { checkProposal, proposalText } from './proposal.ts'
