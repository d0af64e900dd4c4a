// Without its own settings file, Next would search above this folder and take the site's.
/** @type {import('next').NextConfig} */
export default {};
