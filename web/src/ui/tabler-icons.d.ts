/* The package types only its index; single files keep a page from paying for five thousand pictures. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').TablerIcon
  export default icon
}
