/** For admins, on the board: until it is set right, everybody is refused as soon as all together reach a limit. */
export function ProxyNotice({ address }: { address: string }) {
  return (
    <div className="delivery-notice" role="status">
      <b>All visitors count as one.</b> They come through a proxy at {address}, and TRUSTED_PROXIES does not
      name it. So a limit that is meant for one visitor stops all of them. Add the proxy to that setting, and
      restart the site.
    </div>
  );
}
