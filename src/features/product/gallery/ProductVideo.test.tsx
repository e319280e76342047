import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductVideo } from './ProductVideo';

const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();
const load = vi.fn<() => void>();

beforeEach(() => {
  // jsdom cannot play media; the test fires the events that a browser would.
  play.mockResolvedValue(undefined);
  Object.assign(HTMLMediaElement.prototype, { play, pause, load });
});
afterEach(() => {
  for (const name of ['play', 'pause', 'load']) Reflect.deleteProperty(HTMLMediaElement.prototype, name);
  vi.clearAllMocks();
});

const show = (name = 'jbl-pulse-5.mp4') => {
  render(<ProductVideo name={name} label="JBL Pulse 5" />, { wrapper: MantineProvider });
  return userEvent.setup();
};
const video = () => screen.getByLabelText<HTMLVideoElement>('Video: JBL Pulse 5');
const button = (does: 'Play' | 'Pause') => screen.getByRole('button', { name: `${does} the video of JBL Pulse 5` });

describe('ProductVideo', () => {
  it('shows its first frame, and neither loads nor starts by itself', () => {
    show();
    expect(video()).toHaveAttribute('poster', '/products/jbl-pulse-5.webp');
    expect(video()).toHaveAttribute('preload', 'none');
    expect(video()).not.toHaveAttribute('autoplay');
    expect([video().muted, video().loop, video().hasAttribute('playsinline')]).toEqual([true, true, true]);
    expect(play).not.toHaveBeenCalled();
  });

  it('plays and pauses with the keyboard, and the focus stays on the button', async () => {
    const user = show();
    await user.tab();
    expect(button('Play')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(play).toHaveBeenCalledOnce();
    fireEvent.play(video());
    expect(button('Pause')).toHaveFocus();
    await user.keyboard(' ');
    expect(pause).toHaveBeenCalledOnce();
    fireEvent.pause(video());
    expect(button('Play')).toHaveFocus();
  });

  it('shows an error and its first frame when it cannot be played, and can be retried', async () => {
    play.mockRejectedValue(new DOMException('no source', 'NotSupportedError'));
    const user = show();
    await user.click(button('Play'));
    fireEvent.play(video());
    fireEvent.error(video());
    expect(screen.getByRole('status')).toHaveTextContent('The video could not be played.');
    expect(video()).toHaveAttribute('poster');
    await user.click(button('Play'));
    expect(load).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each(['../secret.mp4', 'https://elsewhere.test/a.mp4', 'a.svg', ''])('does not build a URL from %j', (name) => {
    show(name);
    expect(document.querySelector('video')).toBeNull();
  });
});
