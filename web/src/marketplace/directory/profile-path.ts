import type { AgentCard } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'

/** Where the page of an agent, an owner or a business is. */
export function pathOfProfile({ ProfileId, ProfileType }: Pick<AgentCard, 'ProfileId' | 'ProfileType'>): string {
  return ProfileType === 'Agent' ? paths.agent(ProfileId) : paths.owner(ProfileId)
}
