type Step = { title: string; text: string }
export type Role = { name: string; lead: string; steps: readonly Step[]; action: string }

/** How it works, for each of the three kinds of people, in the order in which they would do it. */
export const HOME_ROLES: readonly Role[] = [
  {
    name: 'For owners',
    lead: 'Your homes, leases and rent, in one place that you own.',
    steps: [
      { title: 'Add your properties', text: 'Type one in, or bring a file of thousands.' },
      { title: 'Put them on the market', text: 'A checklist tells you what a good listing still needs.' },
      { title: 'Run them day to day', text: 'Applications, agreements, invoices and repairs, side by side.' },
    ],
    action: 'Sign up as an owner',
  },
  {
    name: 'For agents',
    lead: 'Work with owners and tenants without the chase.',
    steps: [
      { title: 'Connect with owners', text: 'An owner invites you, or you invite them.' },
      { title: 'Take on properties', text: 'See what is assigned to you, and what is open in each.' },
      { title: 'Keep everyone posted', text: 'Documents and agreements go where they belong.' },
    ],
    action: 'Sign up as an agent',
  },
  {
    name: 'For tenants',
    lead: 'From the first look to the keys, and every month after.',
    steps: [
      { title: 'Find a home', text: 'Search by place and price, on a list or on a map.' },
      { title: 'Apply once', text: 'Fill in one application and send it where you like.' },
      { title: 'Settle in', text: 'Sign, pay and ask for repairs from your phone.' },
    ],
    action: 'Sign up as a tenant',
  },
]
