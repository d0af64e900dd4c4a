'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

const TRANSPARENT_UP_TO_PX = 20;

type HeaderFrameProps = Record<'logo' | 'links' | 'sheetLinks' | 'openIcon' | 'closeIcon', ReactNode> & {
  /** Names of the navigation, the menu and its button. */
  words: Record<'main' | 'sheet' | 'menu', string>;
};

/** The interactive part of the header: its background changes with scrolling, its menu opens and closes. */
export function HeaderFrame({ logo, links, sheetLinks, openIcon, closeIcon, words }: HeaderFrameProps) {
  const [scrolled, setScrolled] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const update = () => setScrolled(window.scrollY > TRANSPARENT_UP_TO_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the focus leave the links inside it
    <header
      className="site-header"
      data-scrolled={scrolled}
      data-menu={open ? 'open' : 'closed'}
      onBlur={({ relatedTarget, currentTarget }) => {
        // The sheet would cover the focused element.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <div className="container-page site-header-row">
        {logo}
        <nav className="site-nav" aria-label={words.main}>
          {links}
        </nav>
        <button
          ref={button}
          type="button"
          className="menu-button"
          aria-label={words.menu}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpen(!open)}
        >
          {open ? closeIcon : openIcon}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on one of its links is a click too */}
      <nav
        id="site-menu"
        className="site-menu"
        aria-label={words.sheet}
        hidden={!open}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) setOpen(false);
        }}
      >
        <div className="container-page">{sheetLinks}</div>
      </nav>
    </header>
  );
}
