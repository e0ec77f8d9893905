import { z } from 'zod'

/** What keeps something from happening, as previews tell it: a screen knows by the code where it can be fixed. */
export const Obstacle = z.object({ Code: z.string(), Message: z.string() }).meta({ id: 'Obstacle' })
export type Obstacle = z.infer<typeof Obstacle>
