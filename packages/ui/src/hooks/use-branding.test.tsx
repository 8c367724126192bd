import { useTheme } from '@mui/material/styles';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { useBranding } from './use-branding';

const branding = { buttonCTA: { backgroundColor: '#9C3D2E', borderRadius: 4 } };

function Venue() {
  useBranding(branding);
  return null;
}

function Page() {
  const theme = useTheme();
  const [inVenue, setInVenue] = useState(false);
  return (
    <>
      {inVenue && <Venue />}
      <button type="button" onClick={() => setInVenue(!inVenue)}>
        {`${theme.colorSchemes?.light?.palette.primary.main} ${theme.shape.borderRadius}`}
      </button>
    </>
  );
}

test('a venue’s look holds while its page is shown, and ours before and after', async () => {
  const { user } = await renderUi(<Page />);
  const button = screen.getByRole('button');
  const ours = button.textContent;

  await user.click(button);
  expect(button).toHaveTextContent('#9C3D2E 4');
  await user.click(button);
  expect(button).toHaveTextContent(ours ?? '');
});
