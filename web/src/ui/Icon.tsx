import type { TablerIcon } from '@tabler/icons-react'

export type IconPicture = TablerIcon

const PIXELS = { sm: 16, md: 20, lg: 24, xl: 32 } as const

/** A picture that repeats what words beside it say, so assistive technology skips it. */
export function Icon({ of: Picture, size = 'md', className }: { of: IconPicture; size?: keyof typeof PIXELS; className?: string }) {
  return <Picture size={PIXELS[size]} stroke={1.75} aria-hidden="true" focusable="false" className={className} />
}
