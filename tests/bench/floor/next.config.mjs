// Without a settings file of its own, Next would look above this folder and take the site's.
/** @type {import('next').NextConfig} */
export default {};
